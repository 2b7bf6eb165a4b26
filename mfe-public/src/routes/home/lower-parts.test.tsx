import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

describe('rest of the home page', () => {
  it('shows figures, categories, age groups and where to go next', async () => {
    await showPage('/');
    expect(await screen.findByText('322')).toBeInTheDocument();
    expect(screen.getByText('4,012')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Coaching Quality/ })).toHaveAttribute(
      'href',
      '/browse-categories?category=coaching',
    );
    expect(screen.getByRole('link', { name: /Under 7s/ })).toHaveAttribute('href', '/browse-age/U7s');
    expect(screen.getByRole('link', { name: 'View all age groups' })).toHaveAttribute('href', '/browse-age');
    expect(screen.getByText(/Browse over 300 clubs/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a Review' })).toHaveAttribute('href', '/?write-review=');
  });

  it('shows at most eight age groups', async () => {
    const groups = Array.from({ length: 12 }, (_, index) => ({ ageGroup: `U${index + 7}s`, count: 1 }));
    await showPage('/', { 'GET /stats/age-groups': { body: groups } });
    expect(await screen.findByRole('link', { name: /Under 14s/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Under 15s/ })).not.toBeInTheDocument();
  });

  it('says why its reviews can be trusted', async () => {
    await showPage('/');
    const reviews = within(await screen.findByRole('region', { name: 'Recent Parent Reviews' }));
    expect(reviews.getByText('Clubs can reply, but can’t remove a review.')).toBeInTheDocument();
    expect(reviews.getByRole('link', { name: 'How Reviews Work' })).toHaveAttribute(
      'href',
      '/how-reviews-work',
    );
  });

  it('says that there are no reviews yet', async () => {
    await showPage('/', { 'GET /reviews/recent': { body: [] } });
    expect(await screen.findByText('No reviews available yet')).toBeInTheDocument();
  });
});

describe('a recent review', () => {
  const reviews = { 'GET /reviews/recent': { body: [aReview()] } };
  const card = () => within(screen.getByRole('region', { name: 'Recent Parent Reviews' }));
  const fold = () => card().getByRole('button', { name: /of the review of Leeds Lions/ });
  const text = () => card().getByText('Patient coaches, and every child gets a game.');

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('unfolds on the first press and refolds on a later one', async () => {
    await showPage('/', reviews);
    await waitFor(() => expect(fold()).toHaveAttribute('aria-expanded', 'false'));
    await user.click(text());
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
    expect(card().getByRole('link', { name: 'View full club page' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions',
    );
    jest.advanceTimersByTime(2000);
    await user.click(text());
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(window.location.pathname).toBe('/');
  });

  it('opens the club on a second press within two seconds, with the keyboard as well', async () => {
    await showPage('/', reviews);
    await waitFor(() => expect(fold()).toBeInTheDocument());
    act(() => fold().focus());
    await user.keyboard('{Enter}{Enter}');
    expect(window.location.pathname).toBe('/clubs/leeds-lions');
  });

  it('is only marked as verified if it is', async () => {
    await showPage('/', {
      'GET /reviews/recent': { body: [aReview(), aReview({ id: 2, isVerified: 0 })] },
    });
    expect(await screen.findAllByText('Verified')).toHaveLength(1);
  });
});

describe('the rotating reviews', () => {
  const banner = () => screen.getByRole('region', { name: 'What parents say' });
  const reviews = {
    'GET /reviews/recent': {
      body: [
        aReview({ clubName: 'First FC' }),
        aReview({ id: 2, clubName: 'Second FC', clubSlug: 'second-fc' }),
      ],
    },
  };

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('start with another review than the first card, and move on every five seconds, but not under the pointer, with the focus inside or while paused', async () => {
    await showPage('/', reviews);
    expect(
      await within(await screen.findByRole('region', { name: 'What parents say' })).findByText('Second FC'),
    ).toBeInTheDocument();
    expect(within(banner()).getByRole('link')).toHaveAttribute('href', '/clubs/second-fc');
    act(() => jest.advanceTimersByTime(5000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();

    await user.hover(banner());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();

    await user.unhover(banner());
    act(() => within(banner()).getByRole('link').focus());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();

    await user.click(within(banner()).getByRole('button', { name: 'Pause the reviews' }));
    await user.unhover(banner());
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();
  });

  it('stand still, with a button to move on, for visitors who prefer reduced motion', async () => {
    window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
    await showPage('/', reviews);
    await screen.findByRole('region', { name: 'What parents say' });
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();
    await user.click(within(banner()).getByRole('button', { name: 'Next review' }));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();
  });

  it('stay hidden once closed', async () => {
    const { unmount } = await showPage('/', reviews);
    await user.click(await screen.findByRole('button', { name: 'Close the reviews' }));
    expect(screen.queryByRole('region', { name: 'What parents say' })).not.toBeInTheDocument();
    unmount();
    await showPage('/', reviews);
    await screen.findByText('322');
    expect(screen.queryByRole('region', { name: 'What parents say' })).not.toBeInTheDocument();
  });
});
