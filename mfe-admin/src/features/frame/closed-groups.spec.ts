import { useClosedGroups } from './closed-groups';

describe('closed groups of the navigation', () => {
  beforeEach(() => {
    localStorage.clear();
    useClosedGroups.setState({ closed: [] });
  });

  it('remembers what was closed and forgets what was opened again', () => {
    const { toggle } = useClosedGroups.getState();
    toggle('sales');
    toggle('system');
    expect(localStorage.getItem('admin-nav-closed')).toBe('["sales","system"]');
    toggle('sales');
    expect(useClosedGroups.getState().closed).toEqual(['system']);
    expect(localStorage.getItem('admin-nav-closed')).toBe('["system"]');
  });

  it('opens a closed group and leaves an open one open', () => {
    const { toggle, open } = useClosedGroups.getState();
    toggle('sales');
    open('sales');
    open('sales');
    expect(useClosedGroups.getState().closed).toEqual([]);
    expect(localStorage.getItem('admin-nav-closed')).toBe('[]');
  });
});
