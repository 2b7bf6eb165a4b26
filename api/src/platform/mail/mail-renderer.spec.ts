import { testOperator } from '../../../test/support/test-operator.js';
import { MailRenderer } from './mail-renderer.js';
import { verificationMail } from '../../reviews/submission/verification-mails.js';

const SENDER = { brandName: 'Youth Football Club Reviews', supportEmail: 'help@site.example' };
const LINK = 'https://site.example/verify-review#token=abc-DEF_123';

describe('a mail', () => {
  const renderer = new MailRenderer(testOperator(SENDER));
  const rendered = (clubName: string) =>
    renderer.render(
      'parent@home.example',
      verificationMail({ clubName, kind: 'first', link: LINK, manageLink: undefined }),
    );

  it('has subject, recipient, and an HTML and a text part with the link', async () => {
    const { kind, to, subject, html, text } = await rendered('Leeds Lions');
    expect({ kind, to, subject }).toEqual({
      kind: 'review-verification',
      to: 'parent@home.example',
      subject: 'Confirm your review of Leeds Lions',
    });
    expect(html).toContain(`href="${LINK}"`);
    expect(text).toContain(LINK);
    expect(text).not.toMatch(/<[a-z]|color-scheme/i);
  });

  it('names the site and its support address in both parts', async () => {
    const { html, text } = await rendered('Leeds Lions');
    for (const part of [html, text]) {
      expect(part).toContain(SENDER.brandName);
      expect(part).toContain(SENDER.supportEmail);
    }
  });

  it('can be read in dark mode, and loads nothing', async () => {
    const { html } = await rendered('Leeds Lions');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b/i);
  });

  it('is in the operator’s colours, if there are any', async () => {
    const ofOperator = new MailRenderer(testOperator({ ...SENDER, brandColour: '#123a6b' }));
    const template = verificationMail({
      clubName: 'Lions',
      kind: 'first',
      link: LINK,
      manageLink: undefined,
    });
    const { html } = await ofOperator.render('parent@home.example', template);
    expect(html).toContain('.action { background-color: #123a6b !important; }');
    expect((await rendered('Lions')).html).not.toContain('.action { background-color: #123a6b');
  });

  it('shows names as they are, whatever characters are in them', async () => {
    const { subject, html, text } = await rendered(`O'Neill & <b>Sons</b> FC`);
    expect(subject).toBe(`Confirm your review of O'Neill & <b>Sons</b> FC`);
    expect(html).not.toContain('<b>Sons');
    expect(text).toContain(`O'Neill & <b>Sons</b> FC`);
  });
});
