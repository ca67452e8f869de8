import type { CmsConfig, EntryCollection } from '@sveltia/cms';

/** A type of section in the form of pages (fields.ts). */
type SectionType = { label: string; description: string };

/** Adds to each type of section in the menu what it is: the package's menu has only names. */
export function showSectionChoices({ collections }: CmsConfig): void {
  const fields = (collections as EntryCollection[]).flatMap((collection) => collection.fields ?? []);
  const { types } = fields.find(({ name }) => name === 'sections') as unknown as { types: SectionType[] };
  new MutationObserver(() => {
    const items = [...document.querySelectorAll('[role=menu] [role=menuitem]:not([data-described])')];
    // Menus of other lists can have an item with the name of a section.
    if (items.length < types.length) return;
    for (const item of items) {
      const type = types.find(({ label }) => label === item.textContent.trim());
      if (type) item.querySelector('.label')?.append(`: ${type.description}`);
      item.toggleAttribute('data-described', true);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
