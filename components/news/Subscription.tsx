import styled from 'styled-components';
import { company } from '@/lib/company';
import type { Endpoint } from '@/lib/send';
import { Island } from '../islands/Island';
import { CompanyEmail } from '../legal/CompanyFacts';
import { SubscriptionForm } from './SubscriptionForm';

const Wrapper = styled.div`
  display: grid;
  gap: 16px;
`;

type Props = { endpoint: Endpoint };

/** The newsletter's form with what stands in for it where its code does not run or cannot be had. */
export function Subscription({ endpoint }: Props) {
  return (
    <Wrapper>
      <noscript>
        <p>
          Subscribing here needs JavaScript, which is switched off in your browser. Please write to{' '}
          <CompanyEmail /> instead.
        </p>
      </noscript>
      <Island name="subscription" component={SubscriptionForm} props={{ endpoint, email: company.email }} />
      <p hidden role="alert" data-error-for="subscription">
        This form is not working, so your address may not have been sent. Please reload this page and try
        again, or write to <CompanyEmail />.
      </p>
    </Wrapper>
  );
}
