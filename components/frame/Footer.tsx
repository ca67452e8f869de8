import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { orNothing } from '@/lib/schemas/entity';
import { phoneUrl } from '@/lib/schemas/phone';
import { businesses, company, divisions } from '@/lib/site/company';
import { publicPages } from '@/lib/site/pages';
import { divisionsLink } from '@/lib/site/venturePath';
import { brandPanel } from '../theme/brandPanel';
import { forcedColors, queryContainer, roomFor, shownInPrint } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { hoverUnderline } from '../theme/underline';
import { Container } from '../ui/Container';
import { newTab, OpensNewTab } from '../ui/OpensNewTab';
import { Meta } from '../ui/textElements';
import { legalNavigation } from './navigation';
import { Wordmark } from './Wordmark';

const Panel = styled.footer`
  ${brandPanel}
  ${queryContainer}
  background: ${color.brandDeep};

  a {
    ${hoverUnderline}
    text-underline-offset: 5px;
  }

  ${forcedColors} {
    border-top: 1px solid CanvasText;
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space.s32} ${space.gap};
  padding-block: ${space.s56};

  ${roomFor(36)} {
    grid-template-columns: 1fr 1fr;
  }

  /* Starts of columns 1, 5, 7 and 10 of twelve. A name of 30 letters fits on one line. */
  ${roomFor(62)} {
    grid-template-columns: 4.1fr 1.9fr minmax(15rem, 3fr) 3fr;
  }
`;

const Group = styled.div`
  display: grid;
  align-content: start;

  > :first-child {
    margin-bottom: ${space.s8};
  }
`;

/** Its padding keeps the first line of a long name level with the row beside it. */
const Row = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  padding-block: 11px;
  line-height: 1.3;
`;

/**
 * On paper its lines are on one sheet with the Acknowledgement above it. That may not avoid a break before it as well,
 * or browsers would ignore all of these and break within.
 */
const LegalBar = styled(Container)`
  padding-block: ${space.s32};
  break-before: avoid;
  break-inside: avoid;
`;

const LegalRow = styled.div`
  ${typography.meta}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s32};
  padding-top: ${space.s16};
  border-top: 1px solid color-mix(in srgb, ${color.onBrandMuted} 30%, transparent);
  color: ${color.textMuted};

  /* The last that screens show before the links, which start where the text does on a line of their own. */
  > :nth-last-child(3) {
    margin-inline-end: auto;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s32};
    color: ${color.text};
  }

  /* Padding makes short names targets of 44 px, and lets the last one end where the line above does. */
  ul a {
    margin-inline: -9px;
    padding-inline: 9px;
    text-decoration-color: currentColor;
  }
`;

/** Paper ends with how to reach the group. */
const PrintedContact = styled.p`
  ${shownInPrint}
`;

type SectionProps = { heading: string; children: ReactNode };

function Section({ heading, children }: SectionProps) {
  return (
    <Group>
      <Meta as="h2">{heading}</Meta>
      {children}
    </Group>
  );
}

export function Footer() {
  const { name, legalName, tagline, address, phone, email, abn, copyrightYear, profiles } = company;
  const acn = orNothing(company.acn);
  const planned = divisionsLink();
  return (
    <Panel>
      <Columns data-on-screen>
        <Group>
          <Wordmark />
          <Meta>{tagline}</Meta>
        </Group>
        <Section heading="Pages">
          <ul>
            {publicPages.map(({ path, label }) => (
              <li key={path}>
                <Row href={path}>{label}</Row>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading="Portfolio">
          <ul>
            {businesses.map((business) => (
              <li key={business.slug}>
                <Row href={business.url} {...newTab}>
                  {business.name}
                  <OpensNewTab />
                </Row>
              </li>
            ))}
            {divisions.length > 0 && planned && (
              <li>
                <Row href={planned.href}>{planned.name}</Row>
              </li>
            )}
          </ul>
        </Section>
        <Section heading="Contact">
          <address>
            {address.street}
            <br />
            {address.locality} {address.region} {address.postcode}
          </address>
          <Row href={phoneUrl(phone)}>{phone}</Row>
          <Row href={`mailto:${email}`}>{email}</Row>
          {profiles?.map((profile) => (
            <Row key={profile.url} href={profile.url} {...newTab} rel="me noopener">
              Follow us on {profile.name}
              <OpensNewTab />
            </Row>
          ))}
        </Section>
      </Columns>
      <LegalBar>
        <LegalRow>
          <p>
            © {copyrightYear} {name}
          </p>
          {legalName && legalName !== name && <p>{legalName}</p>}
          <p>ABN {abn}</p>
          {acn && !abn.endsWith(acn) && <p>ACN {acn}</p>}
          <PrintedContact>
            {phone}&ensp;{email}
          </PrintedContact>
          <ul data-on-screen>
            {legalNavigation.map((item) => (
              <li key={item.href}>
                <Row href={item.href}>{item.name}</Row>
              </li>
            ))}
          </ul>
        </LegalRow>
      </LegalBar>
    </Panel>
  );
}
