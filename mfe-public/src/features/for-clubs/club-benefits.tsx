import { Card, Grid, Section } from '@club-reviews/shared-ui';
import {
  ChartColumn,
  MailQuestionMark,
  MapPin,
  MessageSquareReply,
  PencilLine,
  UsersRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { useGetStatsQuery } from '../../api/public-api';
import { clubCountClaim } from '../../lib/club-claim';

interface Benefit {
  icon: LucideIcon;
  title: string;
  text: string;
}

const benefits = (count: string | null): readonly Benefit[] => [
  {
    icon: MapPin,
    title: 'Be found',
    text: `Parents search ${count === null ? 'the directory' : `${count} clubs`} by name, town, postcode and distance, and compare them side by side.`,
  },
  {
    icon: PencilLine,
    title: 'Tell your club’s story',
    text: 'Write your own introduction, and add teams, training times, sessions to try, your ground, fees, photos and links to your website and social media.',
  },
  {
    icon: MessageSquareReply,
    title: 'Reply',
    text: 'We’ll email you when a review of your club is approved. Your reply appears below it.',
  },
  {
    icon: ChartColumn,
    title: 'See what matters to families',
    text: 'Ratings for coaching, communication, facilities, inclusivity and value, and how they change over time.',
  },
  {
    icon: MailQuestionMark,
    title: 'Answer parents who are looking',
    text: 'Parents can ask about a place through your page. You answer from your own area, and no one’s address is on show.',
  },
  {
    icon: UsersRound,
    title: 'Share the work',
    text: 'Several people can look after the page, each with their own login.',
  },
];

const Tile = styled(Card)`
  & > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--color-pitch);
  }
  & > p {
    color: var(--color-ink-soft);
  }
`;

/** What a club gains from claiming its page. */
export function ClubBenefits() {
  const { data: stats } = useGetStatsQuery();
  return (
    <Section title="What your club gets" lead="And it’s all free.">
      <Grid as="ul" role="list">
        {benefits(clubCountClaim(stats)).map(({ icon: Icon, title, text }) => (
          <Tile key={title} as="li">
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Tile>
        ))}
      </Grid>
    </Section>
  );
}
