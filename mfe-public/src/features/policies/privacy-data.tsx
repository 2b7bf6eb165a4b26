import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import { plural } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { DataFacts } from './data-facts';

/** Everything that the site stores about people, by kind. */
export function PrivacyData() {
  const { reviewerAddressYears = 2, removedReviewDays = RESTORABLE_DAYS } = useRemoteContext().config;
  return (
    <>
      <h3>When you write a review</h3>
      <DataFacts
        what="Your review, its five ratings and the age group, if you give it; your email address, encrypted; and a keyed fingerprint of the address, which can’t be turned back into it."
        why="Reviews are what the site is for. We use your address to send you links to publish and manage your review, and to tell you when the club replies or a moderator makes a decision about it. The fingerprint tells us whether an address has already reviewed the club this season."
        basis="Legitimate interests: helping families choose a club, and keeping fake reviews out."
        who="Everyone can read the review, under “Anonymous Parent”. Our moderators can also see your address. The club can’t."
        kept={`The review until it’s deleted. Your address goes with it, or ${plural(reviewerAddressYears, 'year')} after the end of the season you wrote it in, whichever comes first, as a court case can depend on it until then. You can put a withdrawn review back for 90 days; then we erase it. If a moderator removes a review, we erase it after ${removedReviewDays} days, or a week after we decide on your appeal if that’s later. We erase an appeal with its review, or 90 days after we put the review back. We delete a review automatically if it isn’t confirmed within 30 days. Links to publish a review work for 7 days, and links to manage it for 90. If you erase everything, only the fingerprint stays, until a month after the season, so that no one reviews a club twice.`}
      />
      <DataFacts
        what="How the review reached us: keyed fingerprints of your network (never the full IP address), of how your browser identifies itself and of the wording, and how long the form was open. We don’t store anything on your device for this."
        why="To spot when one person sends many reviews. A review with several of these signs waits until a moderator has read it. No machine decides on its own."
        basis="Legitimate interests: keeping fake reviews out."
        who="Our moderators see that reviews have something in common, but not what it is."
        kept="90 days, or as long as the review if a moderator removed it: it’s the evidence."
      />
      <h3>When you claim or look after a club</h3>
      <DataFacts
        what="Your name, position and phone number, your email address, encrypted, and what you tell us about the club. If we approve your claim, also a login, with its password stored in a form it can’t be read back from."
        why="To check that you speak for the club, to contact you about it, and to let you log in."
        basis="Steps you ask us to take, and our agreement with you about the club’s page."
        who="Our moderators. When we approve your claim, we tell anyone who already manages the club here your name. Everyone can see the profile you write, apart from the email address."
        kept="Your details and what you wrote for a year after we decide on the claim; after that only the club, the dates and the decision. Your login for as long as you look after the club. You can ask us to delete either sooner."
      />
      <h3>When you write to us</h3>
      <DataFacts
        what="Your message and your address. The contact form itself doesn’t store or send anything: your email app does."
        why="To reply to you, and to deal with complaints."
        basis="Legitimate interests; for legal notices, a legal obligation."
        who="Those of us who reply. A notice about a review can go to its author: tell us if you don’t want them to have your name."
        kept="As long as the matter and its consequences last."
      />
      <h3>When you report a review</h3>
      <DataFacts
        what="Your email address, encrypted and as a keyed fingerprint, what’s wrong with the review, and what you say about it."
        why="To ask you to confirm the report, to make a decision, and to tell you what we decided."
        basis="Legitimate interests: keeping reviews lawful and genuine; where a child is at risk, also the vital interests of that child."
        who="Our moderators read what you say. They don’t see your address, and neither the club nor the author of the review finds out who reported it."
        kept="Your address and what you wrote for a year after the outcome, or for 30 days if you never confirm the report. We keep the reason given and what we decided, without anything about you."
      />
      <h3>When you ask a club a question</h3>
      <DataFacts
        what="Your message, the age group if you choose one, and your email address, encrypted and as a keyed fingerprint."
        why="To ask you to confirm it, to pass your message on, and to send you the club’s answer."
        basis="Legitimate interests: you want an answer, and the club wants a new player."
        who="The people who manage the club here read your message, but not your address, which they only get if you write back to the answer. Our moderators only read it if the club reports it, if it has a link, contact details or rude words in it, or if it may be about a child at risk."
        kept="Your address until the club has answered; your message and the answer for a year. We delete a question you never confirm after 7 days. If a moderator blocks an address, we keep its fingerprint for a year."
      />
      <h3>When you save a search</h3>
      <DataFacts
        what="The postcode or town, distance, age, kinds of team and days you’re looking for, and your email address, encrypted and as a keyed fingerprint. Never where your device is."
        why="To ask you to confirm it, and to email you when a club has a place."
        basis="Your consent, which you can withdraw with the link in each email."
        who="Only you."
        kept="Six months after you confirm it, or until you end it. We delete a search you never confirm after 7 days."
      />
      <h3>When a club invites you to review it</h3>
      <DataFacts
        what="A keyed fingerprint of your email address, which club invited you, and when. Your address itself only until the email is sent. If you stop invitations, the fingerprint and when."
        why="To email you the invitation, but not too often, and not at all if you’ve stopped them."
        basis="Legitimate interests: clubs may ask families for reviews, good or bad."
        who="No one. The club only learns how many reviews came from its invitations, once there are three."
        kept="A year. If you’ve stopped invitations, that stays until you ask us to forget it."
      />
      <h3>When you suggest a club or a correction</h3>
      <DataFacts
        what="What you write about the club and, if you leave one, your email address, encrypted and as a keyed fingerprint."
        why="To keep the directory right and, if you left your address, to tell you the outcome once."
        basis="Legitimate interests: a directory that parents can rely on."
        who="Our moderators read what you write. They don’t see your address."
        kept="Your address until we’ve decided; what you wrote for a year after that."
      />
      <h3>When a review is said to defame someone</h3>
      <DataFacts
        what="Your name, your email address and your notice, encrypted. If you wrote the review and want it to stay: your full name and postal address, encrypted."
        why="Defamation law asks us to pass notices on, to give the complainant the author’s answer, and to be able to show that we did so in time."
        basis="A legal obligation, and legitimate interests: defending legal claims."
        who="Our moderators. The author reads the notice, with your name and address only if you agree. The complainant gets the author’s name and postal address only if the author agrees or a court orders it."
        kept="For 16 months after the case is closed, while a claim can still be brought; an author’s name and address only if the review stayed. We delete a notice you don’t send after 7 days."
      />
      <h3>When you use the site</h3>
      <DataFacts
        what="Your IP address, which any server needs to answer you. To stop abuse, we count how often reviews, claims and logins come from one address, using a keyed fingerprint of it."
        why="To keep the site up and fake reviews out."
        basis="Legitimate interests: security."
        who="No one, unless there’s an attack to deal with. Our request log doesn’t hold IP addresses or what you searched for."
        kept="We keep the counts for an hour, or for a day if they’re for an email address, and remove them within an hour after that."
      />
      <h3>Emails we send</h3>
      <p>
        An email waits, encrypted, until it’s sent, for three days at most, and is then wiped. For 30 days we
        keep a note that we sent one, but not who to or what it said.
      </p>
      <h3>What moderators decide</h3>
      <p>
        We keep a record of when a review or claim is sent, confirmed, approved, rejected or deleted, when a
        club’s reply is removed, a login ended or a claimant’s details erased, and why. These records contain
        no addresses. We keep them after the review, claim or login has gone, so that we can account for our
        decisions. If you ask us what we hold about you, or ask us to erase it, we record that too, with a
        fingerprint of your address for two years.
      </p>
    </>
  );
}
