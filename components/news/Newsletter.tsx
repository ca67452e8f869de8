import styled from 'styled-components';
import { from600, from1024, onPaper } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';

const Wrapper = styled.section`
  background: ${color.lichen};

  ${onPaper} {
    display: none;
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: 26px ${space.gap};
  padding-block: clamp(56px, 7vw, 104px);

  ${from1024} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Heading = styled.h2`
  ${typography.h2}
`;

const Fields = styled.div`
  display: grid;
  gap: 8px;
`;

const Label = styled.label`
  ${typography.label}
`;

const Joined = styled.div`
  display: grid;
  gap: 12px;

  ${from600} {
    grid-template-columns: 1fr auto;
    gap: 0;
  }
`;

const Input = styled.input`
  min-width: 0;
  min-height: 52px;
  padding: 12px 16px;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.surface};

  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
`;

const Note = styled.p`
  ${typography.meta}
  color: ${color.ink2};
`;

/** Subscribe does nothing yet: the field stands outside a form, so nothing can be sent or checked. */
export function Newsletter() {
  return (
    <Wrapper aria-labelledby="newsletter">
      <Columns>
        <Heading id="newsletter">Stay in the Loop</Heading>
        <Fields>
          <Label htmlFor="newsletter-email">Email address</Label>
          <Joined>
            <Input id="newsletter-email" type="email" autoComplete="email" placeholder="name@example.com" />
            <Button type="button">Subscribe</Button>
          </Joined>
          <Note>We respect your privacy. Unsubscribe at any time.</Note>
        </Fields>
      </Columns>
    </Wrapper>
  );
}
