import type { SectionChoice } from './sectionChoices';

/** Adds to each type of section in the menu what it is and a picture: the package's menu has only names. */
export function showSectionChoices(choices: readonly SectionChoice[]): void {
  const byLabel = new Map(choices.map((choice) => [choice.label, choice]));
  new MutationObserver(() => {
    const items = [...document.querySelectorAll('[role=menu] [role=menuitem]:not(:has(img))')];
    // Menus of other lists can have an item with the name of a section.
    if (items.length < choices.length) return;
    for (const item of items) {
      const choice = byLabel.get(item.textContent.trim());
      if (choice) describe(item, choice);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function describe(item: Element, { description, picture }: SectionChoice): void {
  const image = Object.assign(new Image(), { src: `/sections/${picture}`, alt: '', loading: 'lazy' });
  item.querySelector('.label')?.append(`: ${description}`);
  item.prepend(image);
}
