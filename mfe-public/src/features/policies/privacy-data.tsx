import { plural } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { DataFacts } from './data-facts';

/** Everything that the site stores about people, kind by kind. */
export function PrivacyData() {
  const { reviewerAddressYears = 2 } = useRemoteContext().config;
  return (
    <>
      <h3>When you write a review</h3>
      <DataFacts
        what="Your review, its five ratings and the age group, if you disclose it; your email address, encrypted; and a keyed fingerprint of the address, from which it cannot be read back."
        why="The review is what the site is for. We use the address to send you the links to publish and manage your review, and a note when the club replies or a moderator decides about it; the fingerprint tells us whether an address has already reviewed the club this season."
        basis="Legitimate interests: helping families choose a club, and keeping fake reviews out."
        who="Everybody can read the review, under “Anonymous Parent”. Our moderators can also see the address. The club cannot."
        kept={`The review until it’s deleted. Your address goes with it, or ${plural(reviewerAddressYears, 'year')} after the end of the season you wrote in, whichever comes first; until then a court case can depend on it. A review you withdraw can be put back for 90 days, and is then erased; one that a moderator removed is erased after 30 days, or a week after we answer your appeal if that is later. What you say in an appeal goes with the review, or 90 days after we put the review back. A review that isn’t confirmed within 30 days is deleted automatically. Links to publish a review end after 7 days, and links to manage it after 90. If you erase everything, only the fingerprint stays, until a month after the season, so that nobody reviews a club twice.`}
      />
      <DataFacts
        what="How the review came in: keyed fingerprints of your network (never the full IP address) and of how your browser introduces itself, one of the wording, and how long the form was open. We store nothing on your device for it."
        why="To notice when many reviews come from one hand. A review with several such signs waits until a moderator has read it; nothing is decided by a machine alone."
        basis="Legitimate interests: keeping fake reviews out."
        who="Our moderators see that reviews have something in common, not what it is."
        kept="90 days."
      />
      <h3>When you claim or look after a club</h3>
      <DataFacts
        what="Your name, position and phone number, your email address, encrypted, and what you tell us about the club. With an approved claim: a login, whose password we store in a form from which it cannot be read back."
        why="To check that you speak for the club, to reach you about it, and to let you in."
        basis="Steps that you ask us to take, and what we agree with you about the club’s page."
        who="Our moderators. When we approve your claim, people who manage the club here already hear your name. Of the profile that you write, everybody sees all but the email address."
        kept="Your details and what you wrote for a year after we decide on the claim; after that only the club, the dates and the decision. Logins as long as you look after the club. Ask us to delete either sooner."
      />
      <h3>When you write to us</h3>
      <DataFacts
        what="Your message and your address. The contact form itself stores nothing and sends nothing: your email app does."
        why="To answer you, and to deal with complaints."
        basis="Legitimate interests; for notices about the law, a legal obligation."
        who="Those of us who answer. A notice about a review can go to its author; say so if your name must not."
        kept="As long as the matter and its consequences last."
      />
      <h3>When you report a review</h3>
      <DataFacts
        what="Your email address, encrypted and as a keyed fingerprint, what is wrong with the review, and your words."
        why="To ask you to confirm the report, to decide about it, and to tell you what we decided."
        basis="Legitimate interests: keeping reviews lawful and genuine; where a child is at risk, also the vital interests of that child."
        who="Our moderators read what you say. They don’t see your address, and neither the club nor the author of the review learns who reported it."
        kept="Your address and words for a year after the outcome; a report that you never confirm for 30 days. Which reason was given and what we decided stays, without anything about you."
      />
      <h3>When you ask a club a question</h3>
      <DataFacts
        what="Your message, the age group if you choose one, and your email address, encrypted and as a keyed fingerprint."
        why="To ask you to confirm it, to pass your message on, and to send you the club’s answer."
        basis="Legitimate interests: you want an answer, and the club a new player."
        who="The people who manage the club here read your message, but not your address; they get it only if you write back to the answer. Our moderators read it only if the club reports it, or if its words may be about a child at risk."
        kept="Your address until the club has answered; your message and the answer for a year. A question that you never confirm goes after 7 days. If a moderator blocks an address, its fingerprint stays for a year."
      />
      <h3>When you save a search</h3>
      <DataFacts
        what="The postcode or town, the distance, age, kinds of team and days that you look for, and your email address, encrypted and as a keyed fingerprint. Never where your device is."
        why="To ask you to confirm it, and to email you when a club has a place."
        basis="Your consent, which you can take back by the link in each email."
        who="Nobody but you."
        kept="Six months after you confirm it, or until you end it. A search that you never confirm goes after 7 days."
      />
      <h3>When you suggest a club or a correction</h3>
      <DataFacts
        what="What you write about the club and, if you leave one, your email address, encrypted and as a keyed fingerprint."
        why="To keep the directory right and, if you left your address, to tell you once what came of it."
        basis="Legitimate interests: a directory that parents can rely on."
        who="Our moderators read what you write. They don’t see your address."
        kept="Your address until we have decided; what you wrote for a year after that."
      />
      <h3>When a review is said to defame somebody</h3>
      <DataFacts
        what="Your name, your email address and your notice, encrypted. If you wrote the review and want it to stay: your full name and postal address, encrypted."
        why="The law on defamation asks us to pass a notice on, to put the author’s answer to the complainant, and to be able to show that we did so in time."
        basis="A legal obligation, and legitimate interests: defending legal claims."
        who="Our moderators. The author reads the notice, with your name and address only if you agree. The complainant gets the author’s name and postal address only if the author agrees or a court orders it."
        kept="16 months after the case is closed, so long as a claim can be brought; an author’s name and address only where the review stayed. A notice that you don’t send is deleted after 7 days."
      />
      <h3>When you use the site</h3>
      <DataFacts
        what="Your IP address, as every server needs it to answer you. To stop abuse we count how often reviews, claims and logins come from one address, under a keyed fingerprint of it."
        why="To keep the site up and fake reviews out."
        basis="Legitimate interests: security."
        who="Nobody looks at it, unless there is an attack to deal with. Our request log holds neither IP addresses nor what you searched for."
        kept="Counters for an hour, or a day where they count for an email address, and removed within the hour after that."
      />
      <h3>Emails we send</h3>
      <p>
        An email waits encrypted until it is sent, three days at most, and is then wiped. That it was sent,
        without to whom and what, is noted for 30 days.
      </p>
      <h3>What moderators decide</h3>
      <p>
        We note when a review or claim was sent, confirmed, approved, rejected or deleted, when a club’s reply
        was removed, a login ended or a claimant’s details erased, and why. The notes hold no address, and
        stay when what they tell of is gone, so that we can account for our decisions. If you ask us what we
        hold about you, or to erase it, we note that too, and for two years a fingerprint of your address with
        it.
      </p>
    </>
  );
}
