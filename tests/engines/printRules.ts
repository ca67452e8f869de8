/**
 * Runs in the page: enables print rules and disables screen rules, for drivers that cannot emulate the media type.
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
