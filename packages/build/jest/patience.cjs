const { configure } = require('@testing-library/dom');

// On a busy machine a screen may take seconds to appear; a test fails because it does not appear, not because it is late.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
