/**
 * Hides controls that need JavaScript and shows what replaces them. The oldest supported browsers lack the `scripting`
 * media feature.
 */
export function WithoutScript() {
  return (
    <noscript>
      <style>
        {'[data-needs-script]{display:none!important}[data-without-script]{display:block!important}'}
      </style>
    </noscript>
  );
}
