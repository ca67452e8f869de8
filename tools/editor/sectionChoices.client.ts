import type { CmsConfig, EntryCollection } from '@sveltia/cms';

/** A type of section in the form of pages (fields.ts). */
type SectionType = { name: string; label: string; description: string };

/** Adds to each type of section in the menu what it is and the picture of docs/sections.md: the package's menu has only names. */
export function showSectionChoices({ collections }: CmsConfig): void {
  const fields = (collections as EntryCollection[]).flatMap((collection) => collection.fields ?? []);
  const { types } = fields.find(({ name }) => name === 'sections') as unknown as { types: SectionType[] };
  new MutationObserver(() => {
    const items = [...document.querySelectorAll('[role=menu] [role=menuitem]:not(:has(img))')];
    // Menus of other lists can have an item with the name of a section.
    if (items.length < types.length) return;
    for (const item of items) {
      const type = types.find(({ label }) => label === item.textContent.trim());
      if (type) describe(item, type);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function describe(item: Element, { name, description }: SectionType): void {
  const src = `/sections/section-${name}.webp`;
  item.querySelector('.label')?.append(`: ${description}`);
  item.prepend(Object.assign(new Image(), { src, alt: '', loading: 'lazy' }));
}
