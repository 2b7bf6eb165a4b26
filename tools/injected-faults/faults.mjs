/**
 * A text that is replaced; it has to be in the file exactly once.
 * @typedef {{file: string, from: string, to: string}} Edit
 *
 * A mistake someone could make, and what has to notice it.
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} kind what sort of mistake it is
 * @property {Edit[]} edits
 * @property {string} stage the stage of the tests (tools/test/stages.mjs) that has to find it
 * @property {string} [file] the stage's test file that does
 * @property {string[][]} [command] arguments of Node.js, one list after the other: the part of the stage that finds it,
 *   if that isn't a file
 */

const API = 'api/src';
const NX = 'node_modules/nx/dist/bin/nx.js';
const CATALOGUE = 'shared-ui/catalogue';

/**
 * The mistakes, by the stage that finds them. Those in the api keep to its types: it's built before it's tested.
 * @type {Fault[]}
 */
export const FAULTS = [
  {
    name: 'remote-imports-remote',
    kind: 'boundary between parts',
    edits: [
      {
        file: 'mfe-club-admin/src/lib/chosen-club.ts',
        from: '/** The query parameter that names one of several clubs. */\n',
        to: "export { clubPath } from '../../../mfe-public/src/lib/addresses';\n\n/** The query parameter that names one of several clubs. */\n",
      },
    ],
    stage: 'static',
    command: [[NX, 'run', 'mfe-club-admin:lint']],
  },
  {
    name: 'dto-without-contract',
    kind: 'contract not generated anew',
    edits: [
      {
        file: `${API}/reviews/public-review.ts`,
        from: "  @ApiProperty({ example: 'Anonymous Parent' })\n  authorName!: string;\n",
        to: "  @ApiProperty({ example: 'Anonymous Parent' })\n  authorName!: string;\n\n  @ApiProperty({ required: false })\n  authorTown?: string;\n",
      },
    ],
    stage: 'contract',
  },
  {
    name: 'lost-error-text',
    kind: 'wording of a field’s error',
    edits: [
      {
        file: 'mfe-public/src/features/review-dialog/review-form.schema.ts',
        from: 'ageGroup: string().required(REVIEW_MESSAGES.ageGroup)',
        to: 'ageGroup: string().required()',
      },
    ],
    stage: 'unit',
    file: 'mfe-public/src/features/review-dialog/review-form.schema.test.ts',
  },
  {
    name: 'five-clubs-compared',
    kind: 'limit of a list, off by one',
    edits: [
      {
        file: 'mfe-public/src/features/comparison/comparison.ts',
        from: 'if (list.length >= MAX_CLUBS) return',
        to: 'if (list.length > MAX_CLUBS) return',
      },
    ],
    stage: 'unit',
    file: 'mfe-public/src/features/comparison/comparison.test.ts',
  },
  {
    name: 'blank-reply',
    kind: 'button that works too early',
    edits: [
      {
        file: 'mfe-club-admin/src/features/reviews/reply-editor.tsx',
        from: "disabled={values.responseText.trim() === ''}\n              >",
        to: "disabled={values.responseText === ''}\n              >",
      },
    ],
    stage: 'unit',
    file: 'mfe-club-admin/src/features/reviews/reviews-tab.test.tsx',
  },
  {
    name: 'unasked-deletion',
    kind: 'deletion without a question',
    edits: [
      {
        file: 'mfe-site-admin/src/features/queue/kinds/review/review-list.tsx',
        from: 'import { useApproveReviewMutation }',
        to: 'import { useApproveReviewMutation, useDeleteReviewMutation }',
      },
      {
        file: 'mfe-site-admin/src/features/queue/kinds/review/review-list.tsx',
        from: '  const [approveReview] = useApproveReviewMutation();\n',
        to: '  const [approveReview] = useApproveReviewMutation();\n  const [deleteReview] = useDeleteReviewMutation();\n',
      },
      {
        file: 'mfe-site-admin/src/features/queue/kinds/review/review-list.tsx',
        from: '    else setRequest({ action, review, decided: getDecided(review) });\n',
        to: "    else if (action === 'delete') void deleteReview({ id: review.id, body: {} });\n    else setRequest({ action, review, decided: getDecided(review) });\n",
      },
    ],
    stage: 'unit',
    file: 'mfe-site-admin/src/features/queue/kinds/review/review-decisions.test.tsx',
  },
  {
    name: 'unsafe-inline-styles',
    kind: 'security header',
    edits: [
      {
        file: 'shell/server/content-security-policy.ts',
        from: '["style-src \'self\'"',
        to: "[\"style-src 'self' 'unsafe-inline'\"",
      },
    ],
    stage: 'unit',
    file: 'shell/server/content-security-policy.test.ts',
  },
  {
    name: 'unsigned-release',
    kind: 'signature that isn’t required',
    edits: [
      {
        file: 'releases/src/signature.ts',
        from: "if (signature === null) throw new SignatureError(`it isn't signed`);",
        to: 'if (signature === null) return;',
      },
    ],
    stage: 'tools',
    file: 'releases/cli/release.test.mjs',
  },
  {
    name: 'weak-role',
    kind: 'permission',
    edits: [
      {
        file: `${API}/moderation/review-decisions.controller.ts`,
        from: "@Delete()\n  @ForStaff('moderator')",
        to: "@Delete()\n  @ForStaff('reader')",
      },
    ],
    stage: 'api-sqlite',
    file: 'api/test/authorisation.e2e-spec.ts',
  },
  {
    name: 'stored-login',
    kind: 'caching header',
    edits: [
      {
        file: `${API}/accounts/club-admins/club-account.controller.ts`,
        from: "@Post('login')\n  @ApiOk(ClubAdminLoginResponse, 'no-store')",
        to: "@Post('login')\n  @ApiOk(ClubAdminLoginResponse)",
      },
    ],
    stage: 'api-sqlite',
    file: `${API}/accounts/club-admins/club-login.e2e-spec.ts`,
  },
  {
    name: 'public-email',
    kind: 'personal data in a public response',
    edits: [
      {
        file: `${API}/clubs/club-rows.ts`,
        from: 'welfareOfficer: welfareOfficer && {\n      name: welfareOfficer.name,',
        to: 'welfareOfficer: welfareOfficer && {\n      ...welfareOfficer,',
      },
    ],
    stage: 'api-sqlite',
    file: 'api/test/no-email.e2e-spec.ts',
  },
  {
    name: 'stale-total',
    kind: 'stored total not updated',
    edits: [
      {
        file: `${API}/model/reviews/review-totals.ts`,
        from: '  await addToAgeGroup(manager, dialect, ageGroup, count);',
        to: '  if (count > 0) await addToAgeGroup(manager, dialect, ageGroup, count);',
      },
    ],
    stage: 'api-sqlite',
    file: `${API}/moderation/review-removal.e2e-spec.ts`,
  },
  {
    name: 'endless-link',
    kind: 'expiry, seconds taken for milliseconds',
    edits: [
      {
        file: `${API}/reviews/submission/review-verification.service.ts`,
        from: 'if (expiresAt <= at) throw',
        to: 'if (expiresAt.getTime() <= at.getTime() / 1000) throw',
      },
    ],
    stage: 'api-sqlite',
    file: `${API}/reviews/submission/review-verification.e2e-spec.ts`,
  },
  {
    name: 'uncounted-logins',
    kind: 'limit on attempts',
    edits: [
      {
        file: `${API}/platform/auth/login-attempts.ts`,
        from: 'countUp([...networks, ...atAccount])',
        to: 'countUp(atAccount)',
      },
    ],
    stage: 'api-sqlite',
    file: `${API}/accounts/club-admins/account-limits.e2e-spec.ts`,
  },
  {
    name: 'sql-of-one-engine',
    kind: 'SQL that only SQLite understands',
    edits: [
      {
        file: `${API}/clubs/club-rows.ts`,
        from: "GROUP_CONCAT(CONCAT(a.age_group, ':', a.count))",
        to: "GROUP_CONCAT(a.age_group || ':' || a.count)",
      },
    ],
    stage: 'api-mysql',
    file: `${API}/clubs/clubs.e2e-spec.ts`,
  },
  {
    name: 'lost-lock',
    kind: 'missing row lock',
    edits: [
      {
        file: `${API}/model/reviews/review-lifecycle.ts`,
        from: 'this.database.transactions.lock(manager, Review, { id })',
        to: 'manager.findOneBy(Review, { id })',
      },
    ],
    stage: 'api-mysql',
    file: `${API}/moderation/review-removal.e2e-spec.ts`,
  },
  {
    name: 'wide-club-row',
    kind: 'layout on a phone',
    edits: [
      {
        file: 'mfe-public/src/components/club-row/club-row.styles.ts',
        from: '  padding: var(--space-2) var(--space-3);\n  scroll-margin-block: var(--space-4);\n',
        to: '  padding: var(--space-2) var(--space-3);\n  min-width: 520px;\n  scroll-margin-block: var(--space-4);\n',
      },
    ],
    stage: 'e2e',
    file: 'e2e/site/every-page.spec.ts',
  },
  {
    name: 'different-on-the-server',
    kind: 'hydration mismatch',
    edits: [
      {
        file: 'mfe-public/src/routes/about/screen.tsx',
        from: 'title="About"',
        to: "title={typeof document === 'undefined' ? 'About' : 'About us'}",
      },
    ],
    stage: 'e2e',
    file: 'e2e/site/every-page.spec.ts',
  },
  {
    name: 'no-way-back',
    kind: 'back button, replace instead of push',
    edits: [
      {
        file: 'shared-ui/src/components/pagination/pagination.tsx',
        from: 'to={hrefFor(target)}',
        to: 'replace to={hrefFor(target)}',
      },
    ],
    stage: 'e2e',
    file: 'e2e/site/review-lists.spec.ts',
  },
  {
    name: 'other-green',
    kind: 'look of a component',
    edits: [
      {
        file: 'shared-ui/src/components/button/button.tsx',
        from: 'background: var(--color-button, var(--color-pitch));',
        to: 'background: var(--color-button, var(--color-pitch-hover));',
      },
    ],
    stage: 'catalogue',
    command: [
      ['node_modules/@rspack/cli/bin/rspack.js', 'build', '-c', `${CATALOGUE}/rspack.config.mjs`],
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        'stories',
        '-c',
        `${CATALOGUE}/tests/playwright.config.ts`,
        '-g',
        ' button is accessible',
      ],
    ],
  },
];
