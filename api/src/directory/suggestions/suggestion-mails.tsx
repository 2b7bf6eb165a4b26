import { Injectable } from '@nestjs/common';
import type { ReactElement } from 'react';
import type { Club } from '../../model/clubs/club.entity.js';
import { Settings } from '../../platform/config/settings.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';
import type { ClubSuggestion } from './club-suggestion.entity.js';

/** A suggestion that is decided. */
type Decided = Pick<ClubSuggestion, 'kind' | 'clubName' | 'state' | 'answer'> & {
  /** The club that it led to, if that has a page. */
  club: Pick<Club, 'name' | 'slug'> | undefined;
};

/**
 * The outcomes of suggestions, for those who left an address. Nobody has confirmed that the address is theirs, so a
 * mail holds nothing that came with the suggestion: clubs have their names from the directory, and other words are the
 * moderator's.
 */
@Injectable()
export class SuggestionMails {
  constructor(
    private readonly settings: Settings,
    private readonly renderer: MailRenderer,
  ) {}

  /** The outcome of a suggestion. */
  outcome(to: string, suggestion: Decided): Promise<OutgoingMail> {
    const link = suggestion.club && `${this.settings.publicUrl}/clubs/${suggestion.club.slug}`;
    return this.renderer.render(to, suggestionOutcomeMail(suggestion, link));
  }
}

/** Tells the outcome of a suggestion. */
export function suggestionOutcomeMail(suggestion: Decided, link: string | undefined): MailTemplate {
  const isAccepted = suggestion.state === 'accepted';
  const heading = isAccepted ? HEADINGS[suggestion.kind] : 'We looked at your suggestion';
  return {
    kind: 'suggestion-outcome',
    subject: isAccepted ? `Thank you: ${lowerFirst(heading)}` : 'The outcome of your suggestion',
    preview: 'The outcome of your suggestion for our directory of clubs.',
    heading,
    because: 'someone asked us to send the outcome of a suggestion to this address',
    body: (
      <>
        {isAccepted ? <Accepted {...suggestion} /> : <Declined {...suggestion} />}
        {suggestion.answer !== null && <Quoted>{suggestion.answer}</Quoted>}
        {isAccepted && link !== undefined && <Action href={link}>See the club’s page</Action>}
        <Note>
          We’ve deleted your address from the suggestion, and we won’t email you about it again. If you didn’t
          suggest anything, you don’t need to do anything.
        </Note>
      </>
    ),
  };
}

const HEADINGS: Record<Decided['kind'], string> = {
  missing: 'The club is in our directory',
  correction: 'We’ve put it right',
};

function Accepted({ kind, club, clubName }: Decided): ReactElement {
  if (kind === 'missing') {
    return (
      <Paragraph>
        Thank you for telling us that a club was missing: <strong>{club?.name}</strong> is in our directory.
      </Paragraph>
    );
  }
  return (
    <Paragraph>
      Thank you for telling us what was wrong with our entry for <strong>{club?.name ?? clubName}</strong>.
      We’ve put it right.
    </Paragraph>
  );
}

function Declined({ kind, club, clubName }: Decided): ReactElement {
  return (
    <Paragraph>
      {kind === 'missing' ? (
        <>Thank you for suggesting a club. We haven’t added it to our directory. The reason:</>
      ) : (
        <>
          Thank you for writing to us about our entry for <strong>{club?.name ?? clubName}</strong>. We’ve
          left it as it is. The reason:
        </>
      )}
    </Paragraph>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
