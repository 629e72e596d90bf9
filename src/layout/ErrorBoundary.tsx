import { Component, type ReactNode } from "react";
import { preloadable, useLoaded } from "../ui/preloadable.ts";

const screenModule = preloadable(() => import("./ErrorScreen.tsx"));

/** Renders the error screen in place of children that threw while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  /** The error is wrapped, because anything can be thrown, even `null`. */
  override state: { readonly caught: { readonly error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
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
  const screen = useLoaded(screenModule);
  return screen ? (
    <screen.ErrorScreen {...props} />
  ) : (
    <p role="alert">Unexpected Application Error!</p>
  );
}
