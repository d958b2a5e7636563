// On a busy machine a service starts in seconds, and a screen appears in some: a test fails because something does not
// come, not because it is late. Said here, as Jest minds `testTimeout` of a project only when it runs by itself.
jest.setTimeout(60_000);
