/** Notices that the agent has closed on this device. */
export interface ReadNotices {
  readonly has: (noticeId: string) => boolean;
  readonly add: (noticeId: string) => void;
}

const key = 'tuanbao.readNotices';

/** Maximum number of ids that are stored. If there are more, the oldest are removed. */
const most = 50;

function storedIn(storage: Storage): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Returns the notices that were closed, from the device's storage. If the device refuses storage, the ids of notices
 * that are closed now are kept for this visit.
 */
export function readNoticesIn(storage: Storage): ReadNotices {
  let ids = storedIn(storage);
  return {
    has: (noticeId) => ids.includes(noticeId),
    add: (noticeId) => {
      ids = [noticeId, ...ids].slice(0, most);
      try {
        storage.setItem(key, JSON.stringify(ids));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}
