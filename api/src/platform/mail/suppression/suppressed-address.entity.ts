import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that gets no mail for some time, because its server said that it doesn't exist. */
@Entity('suppressed_addresses')
@Index('ux_suppressed_addresses_recipient', ['recipientHash'], { unique: true })
@Index('ix_suppressed_addresses_ends', ['endsAt'])
export class SuppressedAddress {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Keyed hash of the mailbox, as in `mails`. */
  @Column({ name: 'recipient_hash', type: 'varchar', length: 64 })
  recipientHash!: string;

  @Column({ name: 'address_encrypted', type: 'varchar', length: 512 })
  addressEncrypted!: string;

  /** What the server said, like "5.1.1" (RFC 3463). */
  @Column({ type: 'varchar', length: 12 })
  status!: string;

  @Column({ name: 'suppressed_at', type: 'datetime', precision: 3 })
  suppressedAt!: Date;

  @Column({ name: 'ends_at', type: 'datetime', precision: 3 })
  endsAt!: Date;
}
