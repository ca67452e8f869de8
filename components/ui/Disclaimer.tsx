import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { color } from '../theme/theme';
import { Container } from './Container';
import { Meta } from './textElements';

const Bar = styled.div`
  padding-block: 22px;
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
