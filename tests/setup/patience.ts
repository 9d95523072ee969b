import { configure } from '@testing-library/react';

// The timeout is long enough for a busy machine. A test still fails if the expected state is never reached.
configure({ asyncUtilTimeout: 15_000 });
