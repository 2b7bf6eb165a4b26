/** What the claim form sends for an unlisted club; anything the test doesn't care about is filled in. */
export function claimForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clubName: 'Mill Hill Hornets',
    contactName: 'Priya Nair',
    contactEmail: 'priya@hornets.example',
    contactPhone: '07700 900142',
    position: 'secretary',
    clubDescription: 'Fourteen teams of boys and girls from seven to sixteen, run by volunteers.',
    facilities: 'Two grass pitches and a pavilion.',
    ageGroups: 'U7s to U16s',
    trainingDays: 'Tuesdays and Thursdays',
    verificationMethod: 'email-domain',
    ...changes,
  };
}
