/** Prefetches internal links on hover or pointer down. */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [target="_blank"]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};

export function SpeculationRules() {
  return (
    <script type="speculationrules" data-own="rules">
      {JSON.stringify(rules)}
    </script>
  );
}
