import { INVITATION_PARAMETER } from '@club-reviews/domain/review-invitations';
import { QrCode, ukDate } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import type { InvitationCards, OwnClub } from '../../api/types';
import { getReviewFormPath } from '../../lib/review-form-path';

/** In two columns. */
export const CARDS_PER_SHEET = 8;

/* In print, there are only the sheets. */
const OnPaper = createGlobalStyle`
  @page {
    size: A4 portrait;
    margin: 0;
  }
  @media print {
    body > :not([data-sheets]) {
      display: none !important;
    }
  }
`;

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

/* Paper is white in dark mode too. */
const Sheet = styled.div`
  display: grid;
  grid-template: repeat(4, 1fr) / repeat(2, 1fr);
  height: 100vh;
  background: #fff;
  color: #10201a;
  break-after: page;

  &:last-child {
    break-after: auto;
  }
`;

const Slip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 34mm;
  gap: 4mm;
  align-items: center;
  padding: 5mm;
  border: 1px dashed #8a958f;
  overflow: hidden;
  background: #fff;
  color: #10201a;
  font-size: 3.1mm;
  line-height: 1.35;
  overflow-wrap: anywhere;

  & p + p {
    margin-block-start: 1.5mm;
  }
  & h3 {
    margin-block-end: 1.5mm;
    font-size: 4.6mm;
    line-height: 1.15;
  }
  & small {
    font-size: 2.5mm;
  }
  /* A card on paper can't grow with a long name. */
  @media print {
    & h3 {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`;

const Shown = styled.div`
  max-width: 105mm;
`;

interface CardsProps {
  club: Pick<OwnClub, 'name' | 'slug'>;
  cards: InvitationCards;
}

/** The first card as an example, and all of them in print. */
export function CardSheets({ club, cards }: CardsProps) {
  const { codes, lastDay } = cards;
  const sheets = Array.from({ length: Math.ceil(codes.length / CARDS_PER_SHEET) }, (_, index) =>
    codes.slice(index * CARDS_PER_SHEET, (index + 1) * CARDS_PER_SHEET),
  );
  const toCard = (code: string) => <InvitationCard key={code} {...{ club, code, lastDay }} />;
  return (
    <>
      <Shown>{codes.slice(0, 1).map(toCard)}</Shown>
      {createPortal(
        <Paper data-sheets="">
          <OnPaper />
          {sheets.map((sheet) => (
            <Sheet key={sheet[0]}>{sheet.map(toCard)}</Sheet>
          ))}
        </Paper>,
        document.body,
      )}
    </>
  );
}

/** One card: it says the same to every family, and promises nothing in return for a review. */
function InvitationCard({
  club,
  code,
  lastDay,
}: {
  club: CardsProps['club'];
  code: string;
  lastDay: string;
}) {
  const { origin, config } = useRemoteContext();
  const address = `${origin}${getReviewFormPath(club.slug, config.shortReviewLinks)}#${INVITATION_PARAMETER}=${code}`;
  return (
    <Slip role="group" aria-label="Invitation card">
      <div>
        <h3>What’s it like at {club.name}?</h3>
        <p>Scan the code and tell other families, good or bad. It’s anonymous.</p>
        <p>Works once, until {ukDate(lastDay)}.</p>
        <p>
          <small>
            {address} · No rewards for reviews. {config.brandName}
          </small>
        </p>
      </div>
      <QrCode text={address} label="QR code that opens the review form" />
    </Slip>
  );
}
