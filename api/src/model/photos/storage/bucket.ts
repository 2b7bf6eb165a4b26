import type { BucketResponse, BucketCall } from '@club-reviews/releases/bucket';
import { BucketError, Bucket as CalledBucket } from '@club-reviews/releases/bucket';
import { StorageUnavailableError } from './photo-storage.js';

/** The bucket of pictures. */
export class Bucket extends CalledBucket {
  /** Makes a call; throws StorageUnavailableError, whose detail names the call and the response. */
  override async call(call: BucketCall): Promise<BucketResponse> {
    try {
      return await super.call(call);
    } catch (error) {
      throw error instanceof BucketError ? new StorageUnavailableError(error.message) : error;
    }
  }
}
