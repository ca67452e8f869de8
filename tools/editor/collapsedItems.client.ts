/** Expands a collapsed item of a list or a group also by a click on its summary. The package has only a narrow bar above it. */
export function expandOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element && target.closest('[data-mode="edit"] .summary');
    if (!summary) return;
    const id = summary.parentElement?.id ?? '';
    document
      .querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"][aria-expanded="false"]`)
      ?.click();
  });
}
