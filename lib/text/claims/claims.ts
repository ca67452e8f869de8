import { sentencesOf } from '../sentences';

/** A way to speak of an investment that can mislead. */
type Claim = {
  /** Words that make it. Their lengths are limited, so that the search takes linear time. */
  patterns: readonly RegExp[];
  /** What is wrong with it, and what to write instead. */
  reason: string;
  /** Words in the same paragraph with which it does not mislead. */
  balance?: RegExp;
};

const gain = '(?:returns?|yields?|profits?|dividends?|income|growth|gains?|capital)';
const percentage = String.raw`\d+(?:\.\d+)?\s?(?:%|per\s?cent\b)`;
const wealth = '(?:capital|money|investments?|savings)';

/** Of another subject than investments: "a return call", "returned to". */
const otherReturn = String.raw`(?!\s+(?:calls?|visits?|trips?|to|within)\b)`;

/**
 * What ASIC's Regulatory Guide 234 (Advertising financial products and services, including credit: Good practice guidance)
 * is about: promises, risk, and returns that are advertised without it. It has more than a search for words can find.
 */
const claims: readonly Claim[] = [
  {
    patterns: [
      new RegExp(
        String.raw`\bguaranteed\s+(?:${percentage}\s+)?(?:(?!and\b|or\b|to\b|with\b)[\w-]{1,20}\s+)?${gain}\b${otherReturn}`,
        'gi',
      ),
      // Not the super guarantee.
      new RegExp(
        String.raw`(?<!\bsuper(?:annuation)?\s)\bguarantees?\s+(?:you\s+)?(?:(?:an?|the|your|of)\s+)?(?:${percentage}\s+)?(?:(?!and\b|or\b|to\b|with\b)[\w-]{1,20}\s+)?${gain}\b${otherReturn}`,
        'gi',
      ),
      new RegExp(
        String.raw`\b${gain}\s+(?:(?:is|are|will\s+be)\s+)?(?:(?:always|fully)\s+)?guaranteed\b`,
        'gi',
      ),
    ],
    reason: 'promises a result: say what you expect, on what it depends and what could go wrong',
  },
  {
    patterns: [
      // Not the risk-free rate of economists.
      /\brisk[- ]free\b(?!\s+(?:interest\s+)?(?:rates?|assets?|benchmarks?|bonds?|trials?)\b)/gi,
      new RegExp(
        String.raw`\b(?:no|zero)\s+risk\s+(?:of\s+(?:loss|losing)|to\s+(?:your\s+|their\s+|the\s+)?${wealth})\b`,
        'gi',
      ),
      new RegExp(
        String.raw`\b(?:invest(?:ing|ments?)?|${gain}|money)\b[^.!?]{0,40}?\b(?:without(?:\s+any)?|(?:with|at|carr(?:y|ies)|ha(?:s|ve))\s+(?:no|zero))\s+risks?\b`,
        'gi',
      ),
      new RegExp(
        String.raw`\b(?:you|investors?)\s+(?:can(?:not|['’]t)|will\s+(?:not|never)|won['’]t|never)\s+lose\s+(?:your\s+|their\s+|any\s+)?${wealth}\b`,
        'gi',
      ),
    ],
    reason: 'denies a risk that every investment has: name the risk',
  },
  {
    patterns: [
      new RegExp(
        String.raw`(?<!\btax\s)\b(?:return(?:s|ed)?|yield(?:s|ed)?)\s+(?:(?:of|an?|average|averaging|around|about|up\s+to|over|at\s+least|more\s+than)\s+){0,4}${percentage}(?:\s+(?:a\s+year|per\s+(?:year|annum)|p\.?a\.?))?`,
        'gi',
      ),
      new RegExp(
        String.raw`\b${percentage}\s+(?:(?:a\s+year|per\s+(?:year|annum)|p\.?a\.?|annual|average|net|gross|target|fixed|rental)\s+){0,3}(?:returns?(?!\s+rates?\b)|yields?|dividends?)\b`,
        'gi',
      ),
      /\b(?:high|higher|strong|superior|attractive|exceptional|outstanding|double-digit|market-beating|above-market|steady|stable|reliable)\s+(?:[\w-]{1,20}\s+)?(?:returns|yields)\b/gi,
    ],
    reason: 'is a return without its risk: say in the same paragraph what could go wrong',
    balance:
      /\b(?:risk(?:s|y|ier)?|los(?:e|es|t|ing|s|ses)|falls?|fell|volatil\w{1,4}|not?\s+guaranteed?)\b/i,
  },
];

/** A loss or a risk that is denied is no balance. */
const denied = /\b(?:never\s+los(?:e|es|t)|(?:no|without|zero)\s+loss(?:es)?|low(?:er)?[- ]risk)\b/gi;

const source =
  'ASIC Regulatory Guide 234, Advertising financial products and services; only a lawyer decides';

/** Words in front of a claim that make it its opposite, in the same clause. */
const negation =
  /(?:\b(?:no|not(?!\s+only\b)|never|nobody|none|nothing|neither|nor|cannot|without|whether)\b|n['’]t\b)(?:(?![;:—–]|\b(?:but|and|so)\b(?!-)).)*$/is;

/** The same behind it, as in "guaranteed returns do not exist". */
const laterNegation =
  /^\s+(?:do|does|are|is|was|were|will|can|should)(?:\s+(?:not|never|no)\b|n['’]t\b|not\b)/i;

/** A sentence that warns of such claims, or asks about them. */
const warning =
  /\b(?:beware|wary|sceptical|suspicious|scams?|fraud\w{0,6}|mislead\w{0,3}|warn\w{0,4}|myths?|red\s+flags?|too\s+good\s+to\s+be\s+true)\b|^(?:is|are|was|were|do|does|did|will|can|who|what|which|how)\b[^?]*\?/i;

/** No negation is further in front of its claim than this many characters. */
const reach = 120;

/** Every claim has one: most paragraphs have none, and finding their sentences would take most of the time. */
const keyword = /guarantee|risk|return|yield|dividend|lose/i;

/** The first words of a paragraph that make each claim, with the message about them. */
export function claimsIn(paragraph: string): { words: string; reason: string }[] {
  if (!keyword.test(paragraph)) return [];
  const sentences = sentencesOf(paragraph).filter((sentence) => !warning.test(sentence));
  return claims.flatMap(({ patterns, reason, balance }) => {
    const words = balance?.test(withoutDenials(paragraph)) ? undefined : firstOf(patterns, sentences);
    return words ? [{ words, reason: `'${words}' ${reason} (${source})` }] : [];
  });
}

/** "It is not a low-risk investment" names a risk, too. */
function withoutDenials(paragraph: string): string {
  const withoutThem = (sentence: string) =>
    sentence.replace(denied, (words, index: number) =>
      negation.test(sentence.slice(Math.max(0, index - reach), index)) ? words : '',
    );
  return sentencesOf(paragraph).map(withoutThem).join(' ');
}

function firstOf(patterns: readonly RegExp[], sentences: readonly string[]): string | undefined {
  for (const sentence of sentences)
    for (const pattern of patterns)
      for (const { 0: words, index } of sentence.matchAll(pattern)) {
        const before = sentence.slice(Math.max(0, index - reach), index);
        if (!negation.test(before) && !laterNegation.test(sentence.slice(index + words.length))) return words;
      }
  return undefined;
}
