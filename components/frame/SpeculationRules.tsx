/** Prefetches internal links on hover or pointer down. */
const rules = {
  prefetch: [
    {
      where: { selector_matches: "[href^='/']:not([download], [target])" },
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
