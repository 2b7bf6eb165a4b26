import { testOperator } from './support/test-operator.js';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as claims from '../src/club-area/claims/claim-mails.js';
import * as clubAdmins from '../src/accounts/club-admins/club-admin-mails.js';
import * as enquiries from '../src/club-area/questions/enquiry-mails.js';
import * as warnings from '../src/moderation/warnings/warning-mails.js';
import { reviewSupersededMail } from '../src/directory/merge-mails.js';
import * as authors from '../src/moderation/author-mails.js';
import { clubReplyMail } from '../src/club-area/replies/reply-mails.js';
import * as clubs from '../src/club-area/club-mails.js';
import * as toAuthor from '../src/moderation/notices/letters-to-author.js';
import * as toComplainant from '../src/moderation/notices/letters-to-complainant.js';
import * as support from '../src/moderation/staff-notifications/support-mails.js';
import * as savedSearches from '../src/alerts/saved-search-mails.js';
import { reviewInvitationMail } from '../src/club-area/invitations/invitation-mails.js';
import { photoRefusedMail } from '../src/club-area/photos/photo-mails.js';
import { sessionTakenDownMail } from '../src/club-area/sessions/session-mails.js';
import { canaryAbortedMail } from '../src/operations/releases/release-mails.js';
import * as reports from '../src/moderation/reports/report-mails.js';
import { authorLinksMail } from '../src/reviews/mine/author-mails.js';
import { verificationMail } from '../src/reviews/submission/verification-mails.js';
import * as notifications from '../src/moderation/staff-notifications/staff-notification-mails.js';
import * as staff from '../src/accounts/staff/staff-mails.js';
import { testMail } from '../src/operations/status/status-mails.js';
import { suggestionOutcomeMail } from '../src/directory/suggestions/suggestion-mails.js';
import { digestMail } from '../src/platform/mail/delivery/mail-digest.js';
import type { MailTemplate } from '../src/platform/mail/mail-template.js';
import { MailRenderer } from '../src/platform/mail/mail-renderer.js';

const SENDER = { brandName: 'Grassroots', supportEmail: 'help@site.example' };
const LINK = 'https://site.example/somewhere#token=abc';
const AT = new Date('2026-11-02T12:00:00Z');
const about = { clubName: 'Leeds Lions', link: LINK };
const person = { name: 'Sam Okafor', ...about };
const wish = { place: 'Otley', radius: 5, age: 'U10s', teams: ['girls'], days: ['tue'] } as const;
const reason = 'Two reviews in one.';
const review = { ...about, reviewText: 'Warm welcome.', overallRating: '4.2' };
const reported = { ...about, number: 'R-1', removalReason: null, words: 'Thank you.' };
const letter = { ...about, reference: 'N-1' };
const notice = {
  ...{ name: 'Kim Lee', email: 'kim@home.example', shareName: false, shareEmail: false },
  ...{
    statement: 'They lie.',
    defamatory: 'It says we lie.',
    meaning: 'That we lie.',
    inaccuracies: 'None.',
  },
  ...{ allegesFacts: true, declared: true, removedTwice: false, reviewText: 'They lie about fees.' },
};

/** Every kind of mail, with its purpose. */
const MAILS: MailTemplate[] = [
  claims.claimApprovedMail(person),
  claims.claimRejectedMail({ ...person, reason }),
  claims.claimReceivedMail({ listedClub: null, replyTime: '2-3 business days' }),
  claims.claimRepeatedMail({ listedClub: person.clubName }),
  claims.clubInvitationMail(person),
  claims.managerJoinedMail(person),
  clubReplyMail({ ...about, manageLink: LINK }),
  clubAdmins.loginEndedMail({ name: 'Sam', clubNames: ['Leeds Lions'], isKept: true, reason }),
  clubAdmins.passwordChangedMail(person),
  clubAdmins.clubLoginChangedMail({ name: 'Sam', change: 'factor-added' }),
  testMail(),
  digestMail([{ subject: 'Confirm your review', core: `Open the link.\n\nRead it ${LINK}` }], 3),
  clubAdmins.passwordResetMail(person),
  clubs.replyRemovedMail({ ...review, reason }),
  clubs.reviewApprovedMail(review),
  warnings.warningSetMail({ ...about, reason: 'rewards', text: reason, endsOn: '2027-03-31' }),
  warnings.warningEndedMail({ ...about, reason }),
  ...(['granted', 'refused', 'over'] as const).map((outcome) =>
    warnings.appealAnsweredMail({ ...about, reason, outcome, warning: { reason: 'rewards', text: reason } }),
  ),
  authors.appealTurnedDownMail({ ...about, reason }),
  authors.editDroppedMail({ ...about, reason }),
  authors.editPublishedMail(about),
  authors.reviewPublishedMail(about),
  authors.reviewRemovedMail({ ...about, reason, removedReviewDays: 30 }),
  authors.reviewRestoredMail({ ...about, reason, isPublic: true }),
  enquiries.confirmEnquiryMail(about),
  ...[null, 'U10s'].map((ageGroup) =>
    enquiries.enquiryReceivedMail({ ...about, ageGroup, message: 'Any places?' }),
  ),
  enquiries.enquiryAnsweredMail({ ...about, message: 'Any places?', answer: 'Two.', managerName: 'Sam' }),
  ...[true, false].map((is) =>
    enquiries.enquiryRemovedMail({ ...about, reason, wasSent: is, isBlocked: is }),
  ),
  reviewInvitationMail({ ...about, refusalLink: LINK }),
  savedSearches.confirmSavedSearchMail(wish, LINK),
  ...[0, 1, 4].map((more) =>
    savedSearches.newClubsMail({
      ...{ wish, more, resultsLink: LINK, endLink: LINK, endsAt: AT },
      clubs: [{ name: 'Leeds Lions', link: LINK, facts: ['Leeds', '1.2 miles', 'U10s'] }],
    }),
  ),
  ...[true, false].map((wasPublic) =>
    photoRefusedMail({ ...about, kind: 'photo', description: 'A match', reason, wasPublic }),
  ),
  sessionTakenDownMail({ ...about, session: 'Taster session, Sat 12 Dec, 10am to 11am', reason }),
  reviewSupersededMail({ ...about, intoName: 'York Yaks', removedReviewDays: 30 }),
  authorLinksMail([], 'https://site.example'),
  authorLinksMail([{ ...about, createdAt: AT }], 'https://site.example'),
  ...(['first', 'another-waits', 'reviewed', 'taken'] as const).map((kind) =>
    verificationMail({ ...about, kind, manageLink: undefined }),
  ),
  ...(['owner', 'support'] as const).map((reader) =>
    canaryAbortedMail(
      { remote: 'mfe_public', version: '1.2.0', active: '1.1.0', reason: '12 of 60 loads failed (20%)' },
      { link: LINK, reader },
    ),
  ),
  reports.clubReportOutcomeMail({ ...reported, outcome: 'stands' }),
  reports.confirmReportMail(about),
  reports.reportOutcomeMail({ ...reported, outcome: 'removed' }),
  toAuthor.noticeAnsweredMail(letter),
  toAuthor.noticeRemovedToAuthorMail(letter, 'removed-agreed'),
  toAuthor.noticeStandsToAuthorMail(letter, null),
  toAuthor.noticeStaysToAuthorMail(letter),
  toAuthor.noticeToAuthorMail(letter, notice, AT),
  toComplainant.noticeConfirmationMail(letter),
  toComplainant.noticeDefectiveMail(letter, null),
  toComplainant.noticeForwardedMail(letter, AT),
  toComplainant.noticeReceivedMail(letter, AT),
  toComplainant.noticeRemovedMail(letter, 'removed-agreed'),
  toComplainant.noticeReviewGoneMail(letter),
  toComplainant.noticeStandsMail(letter, null),
  toComplainant.noticeStaysMail(letter),
  support.noticeReminderMail({ ...letter, dueAt: AT }),
  support.noticesToDoMail([letter, letter].map((each) => ({ ...each, dueAt: AT }))),
  support.noticeToDoMail({ ...letter, dueAt: null }),
  support.safetyReportMail({ ...reported, isByClub: false, isHidden: true }),
  support.safetyReportsMail([true, false].map((is) => ({ ...reported, isByClub: is, isHidden: is }))),
  notifications.dailySummaryMail({
    waiting: [
      {
        name: { one: 'review on hold', many: 'reviews on hold' },
        count: 2,
        isCapped: false,
        oldestMs: 7_200_000,
      },
    ],
    link: LINK,
  }),
  ...(['staff', 'support'] as const).flatMap((reader) => [
    notifications.safetyAlertMail({ ...about, kind: 'held', reader }),
    notifications.safetyDigestMail({ count: 3, reader, link: LINK }),
  ]),
  ...(['accepted', 'declined'] as const).map((state) =>
    suggestionOutcomeMail(
      { kind: 'missing', clubName: 'Leeds Lions', state, answer: 'Thanks.', club: undefined },
      LINK,
    ),
  ),
  staff.staffEndedMail(person),
  staff.staffInvitationMail({ by: 'Alex', role: 'moderator', link: LINK }),
  staff.staffLoginChangedMail({ name: 'Sam', change: 'password' }),
  staff.staffPasswordResetMail(person),
];

describe('every mail', () => {
  const renderer = new MailRenderer(testOperator(SENDER));

  it('is in this table', () => {
    const source = fileURLToPath(new URL('../src', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const kinds = files.flatMap((file) =>
      [...readFileSync(`${source}/${file}`, 'utf8').matchAll(/^ +kind: (.+),$/gm)].flatMap(([, choice]) =>
        [...choice!.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind),
      ),
    );
    expect([...new Set(MAILS.map(({ kind }) => kind))].toSorted()).toEqual([...new Set(kinds)].toSorted());
  });

  it.each(MAILS.map((template) => [template.kind, template] as const))(
    'of kind %s has a plain-text part, and says in one sentence why it was sent',
    async (_, template) => {
      const { html, text } = await renderer.render('sam@home.example', template);
      const why = `You’re getting this email from Grassroots because ${template.because}.`;
      expect(template.because).not.toMatch(/^because|[.!?]$/);
      expect(text.replace(/\s+/g, ' ').split(why)).toHaveLength(2);
      expect(text).not.toMatch(/<[a-z]+|&\w+;|color-scheme/i);
      expect(html.split('You’re getting this email')).toHaveLength(2);
    },
  );
});
