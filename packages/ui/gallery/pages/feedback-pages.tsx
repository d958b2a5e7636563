import { Badge, Status, type Tone } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { ForbiddenState } from '@solar/ui/forbidden-state/forbidden-state';
import { Stack } from '@solar/ui/layout/layout';
import { Progress } from '@solar/ui/progress/progress';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Spinner } from '@solar/ui/spinner/spinner';
import PackageOpen from 'lucide-react/icons/package-open';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';

const TONES: Tone[] = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'];

function Badges() {
  return (
    <>
      <State name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="accent" size="sm">
          New
        </Badge>
      </State>
      <State name="Status">
        {TONES.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
      </State>
    </>
  );
}

function Progresses() {
  return (
    <>
      <State name="Known">
        <Stack>
          <Progress value={62} label="Uploading pictures" />
          <Progress value={100} label="Received" tone="success" valueText="40 of 40" />
          <Progress value={30} label="Small" hideLabel size="sm" tone="accent" />
        </Stack>
      </State>
      <State name="Unknown">
        <Progress value={null} label="Waiting for the bank" />
      </State>
    </>
  );
}

function Skeletons() {
  return (
    <>
      <State name="Shapes">
        <SkeletonGroup>
          <Stack gap="3">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="button" />
            <Skeleton shape="circle" />
          </Stack>
        </SkeletonGroup>
      </State>
      <State name="Block">
        <SkeletonGroup>
          <Skeleton shape="block" aspectRatio="4 / 3" />
        </SkeletonGroup>
      </State>
    </>
  );
}

function Spinners() {
  return (
    <State name="Sizes">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
      <Spinner label="Loading products" />
    </State>
  );
}

function EmptyStates() {
  return (
    <State name="With what to do" wide>
      <EmptyState
        icon={<PackageOpen />}
        title="Your cart is empty"
        description="Start with our most ordered panels."
        action={<Button>Browse products</Button>}
      />
    </State>
  );
}

function ErrorStates() {
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <State name="With Retry" wide>
        <ErrorState onRetry={() => setRetrying(!retrying)} retrying={retrying} />
      </State>
      <State name="With a request number" wide>
        <ErrorState size="sm" title="The order could not be placed" requestId="req_01JD4" />
      </State>
    </>
  );
}

function ForbiddenStates() {
  return (
    <State name="No access" wide>
      <ForbiddenState action={<Button variant="secondary">Go home</Button>} />
    </State>
  );
}

export const feedbackPages: GalleryPage[] = [
  { id: 'badge', title: 'Badge and status', Page: Badges },
  { id: 'progress', title: 'Progress', Page: Progresses },
  { id: 'skeleton', title: 'Skeleton', Page: Skeletons },
  { id: 'spinner', title: 'Spinner', Page: Spinners },
  { id: 'empty-state', title: 'Empty state', Page: EmptyStates },
  { id: 'error-state', title: 'Error state', Page: ErrorStates },
  { id: 'forbidden-state', title: 'Forbidden state', Page: ForbiddenStates },
];
