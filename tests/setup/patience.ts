import { configure } from '@testing-library/react';

// a busy machine is waited for; what never comes still fails
configure({ asyncUtilTimeout: 15_000 });
