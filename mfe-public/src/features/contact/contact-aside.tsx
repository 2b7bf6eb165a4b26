import { getOperator } from '@club-reviews/domain/operator-defaults';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { Card, CardTitle, Panel, SafeguardingWays, Stack, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { SupportEmail } from '../../components/support-email';
import { contactLink, REPORT_REPLY_SUBJECT } from '../../lib/contact-link';

/* A 24 px target, although it is alone on its line. */
const Address = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    padding-block: 2px;
  }
`;

/** Worth knowing before writing: response times, and what belongs elsewhere. */
export function ContactAside() {
  const { replyTimeLongest } = getOperator(useRemoteContext().config);
  return (
    <Stack>
      <Card as="section" aria-labelledby="contact-direct">
        <CardTitle id="contact-direct">Write to us directly</CardTitle>
        <Address>
          <SupportEmail />
        </Address>
        <p>
          We reply to everything within {replyTimeLongest}, including club claims, and to most messages
          sooner. <TextLink to={{ pathname: '/faq', hash: '#response-times' }}>How long things take</TextLink>
        </p>
      </Card>
      <Panel tone="warning" title="Are you worried about a child?">
        Please don’t wait for our reply.
        <SafeguardingWays />
      </Panel>
      <Card as="section" aria-labelledby="contact-report">
        <CardTitle id="contact-report">Report a review</CardTitle>
        <p>
          Select “Report” below the review. You’ll get a number, and a link that shows what we decide. See{' '}
          <TextLink to={{ pathname: '/terms-of-service', hash: '#reports' }}>
            what happens to reports
          </TextLink>
          .
        </p>
        <p>
          To report a club’s reply,{' '}
          <TextLink to={contactLink({ subject: REPORT_REPLY_SUBJECT })}>write to us</TextLink>.
        </p>
        <p>
          If it defames you, you can send a{' '}
          <TextLink to={{ pathname: '/terms-of-service', hash: '#defamation' }}>
            notice of defamation
          </TextLink>
          . The law sets the deadlines.
        </p>
      </Card>
    </Stack>
  );
}
