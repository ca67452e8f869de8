/**
 * Hides what needs a script where scripts are switched off. Not a media query for `scripting`, which the oldest
 * supported browsers do not know.
 */
export function WithoutScript() {
  return (
    <noscript>
      <style>{'[data-needs-script]{display:none!important}'}</style>
    </noscript>
  );
}
