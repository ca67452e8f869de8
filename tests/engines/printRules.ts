/**
 * Runs in the page: switches the rules for print on and those for screens off. For engines whose drivers cannot
 * emulate the print medium.
 */
export function applyPrintRules(): void {
  function visit(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText
          .replace(/\bscreen\b/g, 'not all')
          .replace(/\bprint\b/g, 'all');
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}
