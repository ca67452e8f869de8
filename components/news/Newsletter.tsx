import styled from 'styled-components';
import { subscriptions } from '@/lib/delivery';
import { from1024, onPaper } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { newsletterLook } from './newsletterLook';
import { Subscription } from './Subscription';

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

const Fields = styled.div`${newsletterLook.fields}`;

const Label = styled.label`${newsletterLook.label}`;

const Joined = styled.div`${newsletterLook.joined}`;

const Input = styled.input`${newsletterLook.input}`;

const Note = styled.p`${newsletterLook.note}`;

/** Without an endpoint the field stands outside a form: nothing can be sent or checked. */
export function Newsletter() {
  return (
    <Wrapper aria-labelledby="newsletter">
      <Columns>
        <Heading id="newsletter">Stay in the Loop</Heading>
        {subscriptions ? <Subscription endpoint={subscriptions} /> : <Idle />}
      </Columns>
    </Wrapper>
  );
}

/** Subscribe does nothing. */
function Idle() {
  return (
    <Fields>
      <Label htmlFor="newsletter-email">Email address</Label>
      <Joined>
        <Input id="newsletter-email" type="email" autoComplete="email" placeholder="name@example.com" />
        <Button type="button">Subscribe</Button>
      </Joined>
      <Note>We respect your privacy. Unsubscribe at any time.</Note>
    </Fields>
  );
}
