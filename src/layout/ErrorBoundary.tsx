import { Component, type ReactNode, useEffect } from "react";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";

const screenModule = preloadable(() => import("./ErrorScreen.tsx"));

interface Props {
  readonly children: ReactNode;
}

interface State {
  /** Wrapped, because anything can be thrown, even `null`. */
  readonly caught: { readonly error: unknown } | null;
}

/** Renders the error screen in place of children that threw while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? (
      <Caught error={caught.error} onRetry={() => this.setState({ caught: null })} />
    ) : (
      this.props.children
    );
  }
}

/** The error screen, or one line if its code has not loaded yet. */
function Caught(props: { error: unknown; onRetry: () => void }) {
  const screen = usePreloaded(screenModule);
  useEffect(() => screenModule.preload(), []);
  return typeof screen === "object" ? (
    <screen.ErrorScreen {...props} />
  ) : (
    <p role="alert">Unexpected Application Error!</p>
  );
}
