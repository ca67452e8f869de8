import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimsIn } from '@/lib/text/claims/claims';

/** The words that the check quotes of a paragraph. */
function quoted(paragraph: string): string[] {
  return claimsIn(paragraph).map(({ words }) => words);
}

describe('words about investments that can mislead', () => {
  test.each([
    ['We offer guaranteed returns.', 'guaranteed returns'],
    ['A guaranteed 8% annual return.', 'guaranteed 8% annual return'],
    ['We guarantee you a steady income.', 'guarantee you a steady income'],
    ['It comes with a guarantee of profit.', 'guarantee of profit'],
    ['Capital guaranteed.', 'Capital guaranteed'],
    ['Your returns are always guaranteed.', 'returns are always guaranteed'],
    ['A risk-free way to invest.', 'risk-free'],
    ['Risk free, every year.', 'Risk free'],
    ['There is no risk to your money.', 'no risk to your money'],
    ['Investments that carry no risk.', 'Investments that carry no risk'],
    ['You cannot lose your savings.', 'You cannot lose your savings'],
    ['It has returned more than 12 per cent a year.', 'returned more than 12 per cent a year'],
    ['Returns of up to 9.5% p.a. since the start.', 'Returns of up to 9.5% p.a.'],
    ['Our target is a 7% net yield.', '7% net yield'],
    ['We find strong long-term returns.', 'strong long-term returns'],
    ['Not only does it grow, it pays guaranteed returns.', 'guaranteed returns'],
    ['We do not charge fees, and we pay guaranteed returns.', 'guaranteed returns'],
    ['Want guaranteed returns?', 'guaranteed returns'],
  ])('%s', (paragraph, words) => {
    expect(quoted(paragraph)).toContain(words);
  });

  test('get a reason, what to write, and the source', () => {
    expect(claimsIn('A risk-free way to invest.')).toEqual([
      {
        words: 'risk-free',
        reason:
          "'risk-free' denies a risk that every investment has: name the risk (ASIC Regulatory Guide 234, Advertising financial products and services; only a lawyer decides)",
      },
    ]);
  });
});

describe('there is no message about', () => {
  test.each([
    'The super guarantee rate is 12 per cent.',
    'The superannuation guarantee income test changes.',
    'What secures our payments: a bank guarantee, an insurance policy?',
    'Your consumer guarantees remain.',
    'We guarantee to return your call.',
    'A guaranteed return call within an hour.',
    'We guarantee response times.',
    'A guaranteed uptime of 99.9%.',
    'They guarantee performance and growth.',
    'The risk-free rate is the yield of a government bond.',
    'Start a risk-free trial of the software.',
    'There is no risk of downtime.',
    'You will never lose your data.',
    'Restore without risk to the server.',
    'What it asks for in return is 20% of your time.',
    'Lodge your tax return: 30% is due.',
    'Return to work.',
    'The return rate of the shop is 8%.',
    'The super fund pays a 15% tax.',
    'Returns of 8% a year are possible, and so are losses.',
    'High returns come with high risk.',
    'No return is guaranteed.',
    'Returns are not guaranteed.',
    'Returns aren’t guaranteed.',
    'Past growth is no guarantee of returns.',
    'We cannot guarantee a return.',
    'We do not guarantee your capital.',
    'No investment is without risk.',
    'Nothing is risk-free.',
    'There is no such thing as a risk-free investment.',
    'Guaranteed returns do not exist.',
    'Neither we nor anyone else can promise guaranteed returns.',
    'Beware of guaranteed returns.',
    'A promise of guaranteed returns is a red flag.',
    'Ask whether returns are guaranteed.',
    'Are returns guaranteed?',
  ])('%s', (paragraph) => {
    expect(quoted(paragraph)).toEqual([]);
  });

  test('any claim that is denied', () => {
    const denial = fc.constantFrom(
      ...['There are no', 'We never promise', 'Nobody can offer you', 'We do not offer', 'You won’t get'],
      ...['Be wary of', 'We cannot promise you any', 'Neither of us believes in', 'It is not about'],
    );
    const adverb = fc.constantFrom('', ' such', ' so-called', ' real', ' truly');
    const claim = fc.constantFrom(
      ...['guaranteed returns', 'guaranteed profits', 'risk-free investments', 'guarantee of income'],
      ...['guaranteed 8% yields', 'capital guaranteed', 'investments without risk'],
    );
    fc.assert(
      fc.property(denial, adverb, claim, (start, between, words) => {
        expect(quoted(`${start}${between} ${words}.`)).toEqual([]);
      }),
    );
  });
});
