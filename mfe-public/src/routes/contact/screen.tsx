import { getOperator } from '@club-reviews/domain/operator-defaults';
import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useAddressedPart } from '../../components/text-page/use-addressed-part';
import { ContactAside } from '../../features/contact/contact-aside';
import { ContactDesk } from '../../features/contact/contact-desk';
import { PageHead } from '../../head/page-head';
import { readContactPrefill } from '../../lib/contact-link';
import { description } from './description';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 44rem) minmax(0, 25rem);
    justify-content: space-between;
    align-items: start;
  }
`;

/** Contact support: a form that becomes an email. `?subject=` and `?about=` prefill it. */
export default function Contact() {
  useAddressedPart();
  const { search } = useLocation();
  const { config, origin } = useRemoteContext();
  const { subject, about } = readContactPrefill(search);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Contact"
        lead={`Got a question, spotted a mistake or found a review that breaks the rules? Write to us. We reply within ${getOperator(config).replyTimeLongest}.`}
      />
      <Section aria-label="Contact">
        <Columns>
          {/* A different address, such as one from a report link, starts a new message. */}
          <ContactDesk
            key={`${subject} ${about}`}
            beginning={{ subject, message: about === '' ? '' : `This is about ${origin}${about}\n\n` }}
          />
          <ContactAside />
        </Columns>
      </Section>
    </>
  );
}
