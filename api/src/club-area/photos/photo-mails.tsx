import type { PhotoKind } from '@club-reviews/domain/club-photos';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Action, Note, Paragraph, Quoted } from '../../platform/mail/templates/mail-parts.js';

interface RefusedPhoto {
  clubName: string;
  /** The club's area. */
  link: string;
  kind: PhotoKind;
  description: string;
  reason: string;
  /** Whether it was already on the club's page. */
  wasPublic: boolean;
}

/** Tells a club's managers why a picture isn't shown, or isn't any more. */
export function photoRefusedMail(photo: RefusedPhoto): MailTemplate {
  const { clubName, link, kind, description, reason, wasPublic } = photo;
  const heading = wasPublic ? `We’ve taken your ${kind} down` : `Your ${kind} can’t be shown`;
  return {
    kind: wasPublic ? 'photo-taken-down' : 'photo-refused',
    subject: `${heading}: ${clubName}`,
    preview: 'What our moderators say, and what you can do.',
    heading,
    because: `you manage ${clubName} here`,
    body: (
      <>
        <Paragraph>
          A moderator has looked at the {kind} of <strong>{clubName}</strong>
          {description !== '' && <> (“{description}”)</>}.{' '}
          {wasPublic ? 'It’s no longer on the club’s page.' : 'It won’t go on the club’s page.'} The reason:
        </Paragraph>
        <Quoted>{reason}</Quoted>
        <Action href={link}>Choose another picture</Action>
        <Note>We’ve deleted the picture’s files. If you disagree, write to us at the address below.</Note>
      </>
    ),
  };
}
