import { company, confirmedFacts } from '@/lib/site/company';
import { listedPages } from '@/lib/site/pagesByKind';
import { absoluteUrl } from '@/lib/site/siteUrl';

export const dynamic = 'force-static';

/** Site overview for language models (llmstxt.org). */
export function GET() {
  const lines = listedPages.map(
    ({ path, title, description }) =>
      `- [${title}](${absoluteUrl(path)}): ${description.replace(/\s+/g, ' ').trim()}`,
  );
  const facts = confirmedFacts.map(({ name, value }) => `- ${name}: ${value}`);
  const text = [
    `# ${company.name}`,
    `> ${company.description}`,
    ...(facts.length > 0 ? ['## Facts', facts.join('\n')] : []),
    '## Pages',
    `${lines.join('\n')}\n`,
  ].join('\n\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
