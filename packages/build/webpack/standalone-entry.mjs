// Shared modules are loaded asynchronously, so the first module of a page may import none of them itself.
void import('solar-standalone-main');
