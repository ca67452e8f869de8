/** Hides controls that need JavaScript. The oldest supported browsers lack the `scripting` media feature. */
export function WithoutScript() {
  return (
    <noscript>
      <style>{'[data-needs-script]{display:none!important}'}</style>
    </noscript>
  );
}
