import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { Meta } from '../ui/textElements';

const Bar = styled.div`
  padding-block: ${space.s16};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

/** The disclaimer of company.yaml, below a section. */
export function Disclaimer() {
  return (
    <Bar data-ground="bar">
      <Container>
        <Meta role="note">{company.disclaimer}</Meta>
      </Container>
    </Bar>
  );
}
