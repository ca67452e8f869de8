/** Whether the browser lets a page open a folder, which editing without an account needs. */
export function canOpenFolder(): boolean {
  return 'showDirectoryPicker' in window;
}

/** Says in place of the editor which browser can edit the files of this computer, and how to do without. */
export function explainBrowser(): void {
  document.body.innerHTML = `
    <main style="max-width: 38rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif">
      <h1>Open this page in Chrome or Edge</h1>
      <p>The visual editor reads and saves the files of this repository on your computer.
        This browser does not let a page open a folder. Chrome and Edge do; Firefox and Safari do not.</p>
      <p>Copy this address into Chrome or Edge: <strong>${location.origin}</strong></p>
      <p>Without them, change the files in <code>content/</code> with any editor for text, and look at the pages with
        <code>npm run dev</code>. <code>CONTRIBUTING.md</code> explains the fields and the text.</p>
    </main>`;
}
