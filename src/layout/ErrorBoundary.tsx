import { Component, type ReactNode, useEffect } from "react";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";

const screenAhead = preloadable(() => import("./ErrorScreen.tsx"));

interface Props {
  readonly children: ReactNode;
}

interface State {
  /** Boxed, since anything can be thrown, `null` too. */
  readonly caught: { readonly error: unknown } | null;
}

/** Shows the error screen in place of children that could not be rendered. */
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

/** In one line where an error is quicker than the code of its screen. */
function Caught(props: { error: unknown; onRetry: () => void }) {
  const screen = usePreloaded(screenAhead);
  useEffect(() => screenAhead.preload(), []);
  return typeof screen === "object" ? (
    <screen.ErrorScreen {...props} />
  ) : (
    <p role="alert">
      Unexpected Application Error!{" "}
      <a href="/" target="_self">
        Back to Home
      </a>
    </p>
  );
}
