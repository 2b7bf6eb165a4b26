import { askPath, takesQuestions } from './ask-link';

describe('where a parent asks about a place', () => {
  it('takes what we know about the child along', () => {
    expect(askPath('leeds-lions')).toBe('/clubs/leeds-lions/ask');
    expect(askPath('leeds-lions', { age: 'U10s', team: 'girls', days: ['mon', 'tue'], near: 'LS6' })).toBe(
      '/clubs/leeds-lions/ask?age=U10s&team=girls&day=mon,tue&near=LS6',
    );
  });

  it('is only offered by claimed clubs that haven’t closed', () => {
    const page = {
      isClaimed: true,
      replies: { reviews: 0, answered: 0 },
      seasons: [],
      nearby: [],
      sessions: [],
      warning: null,
      invitedReviews: null,
    };
    expect(takesQuestions({ closed: null, page })).toBe(true);
    expect(takesQuestions({ closed: null, page: { ...page, isClaimed: false } })).toBe(false);
    expect(takesQuestions({ closed: { since: null, successor: null }, page })).toBe(false);
  });
});
