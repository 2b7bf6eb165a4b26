import type { AdminReview } from './moderation.dto.js';
import { REVIEW_COLUMNS, toReviewCells } from './review-csv.js';

const REVIEW: AdminReview = {
  id: 1,
  clubId: 2,
  clubName: 'Leeds Lions',
  clubSlug: 'leeds-lions',
  clubLocation: 'Leeds',
  authorName: 'Anonymous Parent',
  authorEmail: 'sam@home.example',
  reviewText: 'Good.',
  ageGroup: 'U9s',
  overallRating: '4.2',
  coachingRating: 5,
  communicationRating: 4,
  facilitiesRating: 3,
  inclusivityRating: 5,
  valueRating: 4,
  createdAt: '2026-06-30T23:30:00.000Z',
  isVerified: 1,
  isInvited: 0,
  isApproved: 0,
  responseText: null,
  status: 'awaiting-approval',
  isHeld: false,
  holdReasons: [],
  signals: [],
  cluster: null,
  waitingEdit: null,
  verifiedAt: null,
  approvedAt: null,
};

const toCells = (changes: Partial<AdminReview>) => toReviewCells({ ...REVIEW, ...changes });

describe('reviews as CSV', () => {
  it('have the columns of the moderator’s list, with UK dates in London time', () => {
    const cells = toReviewCells(REVIEW);
    expect(Object.fromEntries(REVIEW_COLUMNS.map((name, index) => [name, cells[index]]))).toEqual({
      'Club Name': 'Leeds Lions',
      Author: 'Anonymous Parent',
      Email: 'sam@home.example',
      Review: 'Good.',
      Overall: '4.2',
      Coaching: '5',
      Communication: '4',
      Facilities: '3',
      Inclusivity: '5',
      Value: '4',
      Status: 'Verified',
      Date: '01/07/2026',
    });
    expect(toCells({ status: 'pending-verification', authorEmail: null }).slice(-2)).toEqual([
      'Pending',
      '01/07/2026',
    ]);
  });
});
