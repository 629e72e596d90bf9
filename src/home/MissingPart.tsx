import button from "../ui/button.module.css";

/** Says that code of the page cannot be had, and how it can. */
export function MissingPart({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      A part of this page could not be loaded: a newer version may have taken its place, or the
      connection was lost. Passages can be typed without it.{" "}
      <button type="button" className={button.button} onClick={() => location.reload()}>
        Reload to continue
      </button>
    </p>
  );
}
