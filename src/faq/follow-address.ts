/** Opens the `<details>` that the address names, now and whenever its `#` part changes. */
export function followAddress(): () => void {
  openAddressed();
  addEventListener("hashchange", openAddressed);
  return () => removeEventListener("hashchange", openAddressed);
}

function openAddressed() {
  const details = document.getElementById(location.hash.slice(1));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  // What the browser scrolled to was closed, and above it another answer may just have closed.
  details.scrollIntoView({ block: "nearest" });
}
