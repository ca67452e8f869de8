/** Pages that a visitor is about to open are fetched ahead: at the pointer's rest or its first touch. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target="_blank"]' } }] },
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
