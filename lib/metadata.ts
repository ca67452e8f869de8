import type { Metadata } from 'next';
import { company } from './company';

type Page = {
  title: string;
  description: string;
  /** Path of the page on this site, `/about`. */
  path: string;
};

/** Head of a page: its title with the group's name, description and canonical address. */
export function pageMetadata({ title, description, path }: Page): Metadata {
  return {
    metadataBase: new URL(company.url),
    title: title === company.name ? title : `${title} | ${company.name}`,
    description,
    alternates: { canonical: path },
  };
}
